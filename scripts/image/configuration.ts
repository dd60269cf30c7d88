import type { Layer } from './layer.ts'
import { ACCOUNT, DATA_FOLDER, ERASURE_FOLDER, PRODUCT_FOLDER } from './places.ts'

/** What an image is of. */
export interface Origin {
  version: string
  commit: string
  /** Seconds. */
  epoch: number
  /** As Go calls it. */
  architecture: string
}

const second = 1_000_000_000

/** How a container is run unless told otherwise; no setting that is a secret, none that names a place of an operator's. */
export function configurationOf(origin: Origin, layers: Layer[]): object {
  const created = new Date(origin.epoch * 1000).toISOString()
  const path = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin'
  return {
    created,
    architecture: origin.architecture,
    os: 'linux',
    config: {
      User: `${ACCOUNT.id}:${ACCOUNT.id}`,
      Env: [
        `PATH=${path}`,
        'NODE_ENV=production',
        `MEZZO_DATA_DIR=${DATA_FOLDER}`,
        `MEZZO_ERASURE_LOG=${ERASURE_FOLDER}/erasures.log`,
      ],
      Entrypoint: ['/usr/bin/tini', '--', '/usr/local/bin/mezzo'],
      Cmd: ['server'],
      WorkingDir: PRODUCT_FOLDER,
      ExposedPorts: { '3000/tcp': {} },
      Volumes: { [DATA_FOLDER]: {}, [ERASURE_FOLDER]: {} },
      StopSignal: 'SIGTERM',
      Healthcheck: {
        Test: ['CMD', '/usr/local/bin/mezzo', 'health'],
        Interval: 30 * second,
        Timeout: 10 * second,
        StartPeriod: 120 * second,
        Retries: 3,
      },
      Labels: {
        'org.opencontainers.image.title': 'Mezzo',
        'org.opencontainers.image.version': origin.version,
        'org.opencontainers.image.revision': origin.commit,
        'org.opencontainers.image.created': created,
        'org.opencontainers.image.licenses': 'MIT',
      },
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ contentDigest }) => `sha256:${contentDigest}`) },
    history: ['Debian', 'Mezzo'].map((what) => ({ created, created_by: what })),
  }
}
