import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const collector = 'http://127.0.0.1:4318'

test('nothing is told to anybody without being asked for', () => {
  expect(readConfig({}).observation).toEqual({ operator: null, traces: null })
  expect(readConfig({ MEZZO_OPERATOR_HOST: '0.0.0.0' }).observation.operator).toBeNull()
})

test('an operator’s port listens on this machine unless another address is named', () => {
  expect(readConfig({ MEZZO_OPERATOR_PORT: '9464' }).observation.operator).toEqual({
    port: 9464,
    host: '127.0.0.1',
  })
  const open = readConfig({ MEZZO_OPERATOR_PORT: '0', MEZZO_OPERATOR_HOST: '10.0.0.5' })
  expect(open.observation.operator).toEqual({ port: 0, host: '10.0.0.5' })
})

test('traces go where the standard variable says, all of them or a share', () => {
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }).observation.traces).toEqual({
    endpoint: collector,
    service: 'mezzo',
    share: 1,
  })
  const some = { OTEL_SERVICE_NAME: 'mezzo-worker', OTEL_TRACES_SAMPLER_ARG: '0.1' }
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, ...some }).observation.traces).toMatchObject({
    service: 'mezzo-worker',
    share: 0.1,
  })
})

test.each<[Record<string, string>, RegExp]>([
  [{ MEZZO_OPERATOR_PORT: 'nine' }, /MEZZO_OPERATOR_PORT must be a port number/],
  [{ MEZZO_OPERATOR_PORT: '70000' }, /MEZZO_OPERATOR_PORT must be a port number/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    /OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, /OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1/],
])('settings like %o are refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
