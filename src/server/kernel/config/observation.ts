import { z } from 'zod'

const portNumber = 'must be a port number, for example 9464'
const share = 'must be a share from 0 to 1, for example 0.1'

/** The settings of what is told to whoever runs the installation. */
export const observationSettings = {
  MEZZO_OPERATOR_PORT: z.coerce
    .number({ error: portNumber })
    .int(portNumber)
    .min(0, portNumber)
    .max(65535, portNumber)
    .optional(),
  MEZZO_OPERATOR_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a collector, for example http://127.0.0.1:4318',
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('mezzo'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: share }).min(0, share).max(1, share).default(1),
}

/** What is told to whoever runs the installation, and where. */
export interface Observation {
  /** Where metrics and the state of the process are to be had; null: nowhere. */
  operator: { port: number; host: string } | null
  /** Where traces are sent; null: nowhere, and nothing is traced. */
  traces: { endpoint: string; service: string; share: number } | null
}

/** What the settings say about it. */
export function observationIn(env: z.infer<z.ZodObject<typeof observationSettings>>): Observation {
  const { MEZZO_OPERATOR_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  return {
    operator: port === undefined ? null : { port, host: env.MEZZO_OPERATOR_HOST },
    traces:
      endpoint === undefined
        ? null
        : { endpoint, service: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG },
  }
}
