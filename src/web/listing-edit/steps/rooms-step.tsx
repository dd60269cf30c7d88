import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { BED_TYPES, type BedType, ROOM_TYPES, type RoomType } from '../../../domain/catalogue/listings.ts'
import type { RoomInformation } from '../../../domain/listings/listing-details.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from '../listing-edit.module.css'
import { CountField } from '../number-fields.tsx'
import type { StepProps } from '../step-values.ts'

const MOST_ROOMS = 50
const MOST_BEDS = 20
const COUNTS = {
  single: 'singleBedsCount',
  double: 'doubleBedsCount',
  guest: 'guestBedsCount',
  couch: 'couchBedsCount',
} as const satisfies Record<BedType, keyof RoomInformation>

/** The rooms, each with its beds. */
export function RoomsStep(props: StepProps<'rooms'>) {
  const { change, errorOf } = props
  const t = useTranslations('listingEdit.rooms')
  const rooms = props.values.roomsInformation ?? []
  const save = (roomsInformation: RoomInformation[]) => change({ roomsInformation })
  const error = errorOf('roomsInformation')
  return (
    <>
      {rooms.length === 0 && <p className={classes.note}>{t('none')}</p>}
      <ol className={classes.rooms}>
        {rooms.map((room, at) => (
          <Card as="li" key={at} className={classes.group}>
            <Room
              room={room}
              number={at + 1}
              onChange={(changed) => save(rooms.with(at, changed))}
              onRemove={() => save(rooms.toSpliced(at, 1))}
              error={errorOf(`roomsInformation.${at}`)}
            />
          </Card>
        ))}
      </ol>
      {error && <p className={classes.error}>{error}</p>}
      <div className={classes.buttons} data-field="roomsInformation">
        {ROOM_TYPES.map((roomType) => (
          <Button
            key={roomType}
            icon={<IconPlus size={17} aria-hidden />}
            disabled={rooms.length >= MOST_ROOMS}
            onClick={() => save([...rooms, { ...EMPTY_ROOM, roomType }])}
          >
            {t(`add.${roomType}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

const EMPTY_ROOM = {
  singleBedsCount: 0,
  doubleBedsCount: 0,
  guestBedsCount: 0,
  couchBedsCount: 0,
  othersCount: 0,
}

function Room(props: {
  room: RoomInformation
  number: number
  onChange: (room: RoomInformation) => void
  onRemove: () => void
  error?: string
}) {
  const { room, number, onChange } = props
  const t = useTranslations('listingEdit.rooms')
  const roomText = useCatalogueText('catalogue.roomType')
  const bedText = useCatalogueText('catalogue.bedType')
  return (
    <>
      <div className={classes.roomHead}>
        <SelectField
          label={t('room', { number })}
          value={room.roomType}
          data={ROOM_TYPES.map((value) => ({ value, label: roomText(value) }))}
          onChange={(event) => onChange({ ...room, roomType: event.currentTarget.value as RoomType })}
        />
        <IconButton label={t('remove', { number })} onClick={props.onRemove}>
          <IconTrash size={19} aria-hidden />
        </IconButton>
      </div>
      {BED_TYPES.map((bed) => (
        <CountField
          key={bed}
          label={bedText(bed)}
          value={room[COUNTS[bed]]}
          maximum={MOST_BEDS}
          onChange={(count) => onChange({ ...room, [COUNTS[bed]]: count })}
        />
      ))}
      <CountField
        label={t('others')}
        value={room.othersCount}
        maximum={MOST_BEDS}
        onChange={(othersCount) => onChange({ ...room, othersCount })}
        error={props.error}
      />
    </>
  )
}
