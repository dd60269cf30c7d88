import { describe, expect, it } from 'vitest'
import { offerDiagram, requestDiagram, signingDiagram } from './transition-diagram.ts'

describe('diagrams', () => {
  it('show every transition', () => {
    expect(requestDiagram()).toContain('  [*] --> START: send (tenant)\n')
    expect(requestDiagram()).toContain('  AVAILABLE --> TENANT_APPROVED: confirmInterest (tenant)\n')
    expect(offerDiagram()).toContain('  [*] --> LANDLORD_SIGNING: make (landlord or system), online\n')
    expect(offerDiagram()).toContain(
      '  TENANT_SIGNING --> ACCEPTED: tenantSign (tenant), online, AFTER_TENANT_SIGNED_CONTRACT\n',
    )
  })

  it('show what each step makes of an online signing', () => {
    expect(signingDiagram().trimEnd().split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> DRAFT: make (landlord or system)',
      '  ACTIVE --> ACTIVE: landlordSign (landlord)',
      '  ACTIVE --> FINISHED: tenantSign (tenant)',
      '  FINISHED --> FINISHED: landlordConfirm (landlord)',
      '  ACTIVE --> REFUSED: reject (tenant)',
      '  DRAFT --> REFUSED: reject (tenant)',
      '  ACTIVE --> EXPIRED: cancel (tenant or landlord or staff or system)',
      '  DRAFT --> EXPIRED: cancel (tenant or landlord or staff or system)',
      '  ACTIVE --> EXPIRED: stopOnlineSigning (landlord or staff)',
      '  DRAFT --> EXPIRED: stopOnlineSigning (landlord or staff)',
      '  DRAFT --> ACTIVE: writeContract (system)',
    ])
  })
})
