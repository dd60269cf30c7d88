/** Whether there is an energy certificate (C3). */
export const ENERGY_CERTIFICATE_AVAILABILITIES = [
  'AVAILABLE',
  'AVAILABLE_FOR_VIEWING',
  'NOT_NEEDED',
] as const satisfies readonly string[]

/** An availability of an energy certificate. */
export type EnergyCertificateAvailability = (typeof ENERGY_CERTIFICATE_AVAILABILITIES)[number]

/** The efficiency classes of buildings, best first (D3, C3). */
export const ENERGY_EFFICIENCY_CLASSES = [
  'A_PLUS',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
] as const satisfies readonly string[]

/** An efficiency class. */
export type EnergyEfficiencyClass = (typeof ENERGY_EFFICIENCY_CLASSES)[number]

/** What a certificate is based on; the specification names no values (C3), these are those of German law. */
export const ENERGY_CERTIFICATE_TYPES = ['CONSUMPTION', 'DEMAND'] as const satisfies readonly string[]

/** A type of energy certificate. */
export type EnergyCertificateType = (typeof ENERGY_CERTIFICATE_TYPES)[number]

/** How a building is heated; the specification shows no values (D3), these are ours. */
export const HEATING_METHODS = [
  'CENTRAL_HEATING',
  'SELF_CONTAINED_CENTRAL_HEATING',
  'DISTRICT_HEATING',
  'UNDERFLOOR_HEATING',
  'GAS_HEATING',
  'OIL_HEATING',
  'ELECTRIC_HEATING',
  'NIGHT_STORAGE_HEATER',
  'STOVE_HEATING',
  'WOOD_PELLET_HEATING',
  'SOLAR_HEATING',
  'HEAT_PUMP',
  'COMBINED_HEAT_AND_POWER',
  'OTHER',
] as const satisfies readonly string[]

/** A heating method. */
export type HeatingMethod = (typeof HEATING_METHODS)[number]

/** What a building is heated with; the specification shows no values (D3), these are ours. */
export const MAIN_ENERGY_SOURCES = [
  'GAS',
  'NATURAL_GAS_LIGHT',
  'NATURAL_GAS_HEAVY',
  'LIQUEFIED_GAS',
  'OIL',
  'DISTRICT_HEATING',
  'ELECTRICITY',
  'GEOTHERMAL',
  'SOLAR',
  'WOOD',
  'WOOD_CHIPS',
  'PELLETS',
  'BIOMASS',
  'COAL',
  'AMBIENT_HEAT',
  'WIND',
  'HYDRO',
  'COMBINED_HEAT_AND_POWER_FOSSIL',
  'COMBINED_HEAT_AND_POWER_RENEWABLE',
  'OTHER',
] as const satisfies readonly string[]

/** A main energy source. */
export type MainEnergySource = (typeof MAIN_ENERGY_SOURCES)[number]
