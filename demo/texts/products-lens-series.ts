// The properties that all lenses share.
export const lensSeries = {
  mount: 'c',
  flange: 17.526,
  sensorFormat: '1-1',
  shock: '10 g（10–150 Hz），冲击 50 g',
  conformity: 'RoHS',
}

export const lensSeriesEn = { shock: '10 g (10–150 Hz), shock 50 g' }
