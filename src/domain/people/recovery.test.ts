import { describe, expect, it } from 'vitest'
import { type Permission, PERMISSIONS, RECOVERY_STATUSES, type RecoveryStatus } from '../catalogue/people.ts'
import {
  canCallOffRecovery,
  canConfirmRecovery,
  nextRecoveryNotice,
  RECOVERY_COMMANDS,
  RECOVERY_PERMISSION,
  recoveryAfter,
  type RecoveryCommand,
  recoveryCommandOfTime,
  recoveryProblem,
  recoveryReadyAt,
  staffRecoveryProblem,
} from './recovery.ts'

const now = Temporal.Instant.from('2026-11-26T10:00:00Z')
const after = (hours: number) => now.add({ hours })

/** What each command makes of each status; '.' where it can't happen. In the order of the commands. */
const LIFE: Record<RecoveryStatus, string> = {
  //          confirm mature complete stop logIn callOff expire
  ASKED: 'WAITING . . STOPPED STOPPED CALLED_OFF EXPIRED',
  WAITING: '. READY . STOPPED STOPPED CALLED_OFF .',
  READY: '. . COMPLETED STOPPED STOPPED CALLED_OFF EXPIRED',
  COMPLETED: '. . . . . . .',
  STOPPED: '. . . . . . .',
  CALLED_OFF: '. . . . . . .',
  EXPIRED: '. . . . . . .',
}
const cases = RECOVERY_STATUSES.flatMap((status) =>
  RECOVERY_COMMANDS.map((command, at): [RecoveryStatus, RecoveryCommand, string] => [
    status,
    command,
    LIFE[status].split(' ')[at] ?? 'no row',
  ]),
)

describe('the life of a recovery', () => {
  it.each(cases)('%s by %s becomes %s', (status, command, next) => {
    expect(recoveryAfter(status, command) ?? '.').toBe(next)
  })

  it('is completed only by way of the wait', () => {
    const before = (next: string) => cases.filter(([, , made]) => made === next).map(([from]) => from)
    expect(before('COMPLETED')).toEqual(['READY'])
    expect(before('READY')).toEqual(['WAITING'])
  })

  it('is never left without a deadline that does something, as long as it is open', () => {
    const byTime = RECOVERY_STATUSES.map((status) => [status, recoveryCommandOfTime(status)])
    expect(Object.fromEntries(byTime)).toEqual({
      ASKED: 'expire',
      WAITING: 'mature',
      READY: 'expire',
      COMPLETED: null,
      STOPPED: null,
      CALLED_OFF: null,
      EXPIRED: null,
    })
  })
})

describe('the wait', () => {
  it.each([
    ['PASSWORD', 72],
    ['MAIL', 72],
    ['STAFF', 24],
  ] as const)('begun by %s takes %i hours', (way, hours) => {
    expect(recoveryReadyAt(way, now)).toEqual(after(hours))
  })

  it.each([
    ['of three days', 72, [24, 48, 66]],
    ['of a day', 24, [18]],
    ['that ends within six hours', 6, []],
  ])('%s is told of each day, and before its end', (_, hours, wanted) => {
    const told: number[] = []
    let at: Temporal.Instant | null = now
    while ((at = nextRecoveryNotice(after(hours), at))) told.push(at.since(now).total('hours'))
    expect(told).toEqual(wanted)
  })
})

describe('beginning a recovery', () => {
  it.each([
    ['by somebody with a second factor', true, null, null],
    ['where the password is enough', false, null, 'recoveryNotNeeded'],
    ['within a day after one was stopped', true, after(-23), 'recoveryStopped'],
    ['a day after one was stopped', true, after(-24), null],
  ])('%s', (_, wantsSecondStep, stoppedAt, problem) => {
    expect(recoveryProblem({ wantsSecondStep, stoppedAt }, now)).toBe(problem)
  })
})

const sam = { id: 'sam', permissions: [RECOVERY_PERMISSION] satisfies Permission[] }
const ines = { id: 'ines', permissions: sam.permissions }
const others = { id: 'lea', permissions: PERMISSIONS.filter((one) => one !== RECOVERY_PERMISSION) }
const asked = { userId: 'kim', status: 'ASKED', askedBy: 'sam', deadlineAt: after(1) } as const

describe('a recovery by the staff', () => {
  it.each([
    ['of somebody else’s account', { id: 'kim' }, null],
    ['never of their own', { id: 'sam' }, 'ownAccount'],
    ['not while one runs', { id: 'kim', isRecovering: true }, 'recoveryRuns'],
    ['not where the password is enough', { id: 'kim', wantsSecondStep: false }, 'recoveryNotNeeded'],
  ])('is asked for %s', (_, person, problem) => {
    expect(staffRecoveryProblem(sam, { isRecovering: false, wantsSecondStep: true, ...person })).toBe(problem)
  })

  it.each([
    ['the second', ines, {}, null],
    ['who asked', sam, {}, 'SECOND_PERSON_NEEDED'],
    ['whose account it is', { ...ines, id: 'kim' }, {}, 'NO_PERMISSION'],
    ['who has every other permission', others, {}, 'NO_PERMISSION'],
    ['the second, too late', ines, { deadlineAt: now }, 'TIME_OVER'],
    ['the second, of one that waits', ines, { status: 'WAITING' as const }, 'ALREADY_ANSWERED'],
    ['the second, of one that was stopped', ines, { status: 'STOPPED' as const }, 'ALREADY_ANSWERED'],
  ])('is confirmed by %s', (_, actor, more, reason) => {
    expect(canConfirmRecovery(actor, { ...asked, ...more }, now).reason).toBe(reason)
  })

  it.each(RECOVERY_STATUSES)('is called off by one of them while it is open: %s', (status) => {
    const isOpen = ['ASKED', 'WAITING', 'READY'].includes(status)
    expect(canCallOffRecovery(sam, { status }).value).toBe(isOpen)
    expect(canCallOffRecovery(others, { status }).reason).toBe('NO_PERMISSION')
  })
})
