export const en = {
  device_unknown: 'an unknown device',
  device_on: '{{browser}} on {{system}}',
}
