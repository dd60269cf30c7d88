export { DayPicker } from './day-picker.tsx'
export { TimePicker } from './time-picker.tsx'
