export const en = {
  viewer_place: '{{at}} of {{total}}',
  viewer_picture: 'Photo',
  viewer_zoom_in: 'Zoom in',
  viewer_zoom_out: 'Zoom out',
  viewer_thumbnails: 'All photos',
  viewer_failed: 'This photo couldn’t be loaded.',
}
