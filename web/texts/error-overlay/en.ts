export const en = {
  overlay_title: 'Errors on this page',
  overlay_critical: 'Critical',
  overlay_warning: 'Warning',
  overlay_copy: 'Copy details',
  overlay_copy_all: 'Copy all details',
  overlay_copied: 'Copied',
  overlay_copy_failed: 'Couldn’t copy',
  overlay_clear: 'Clear all',
  overlay_reload: 'Reload',
}
