/** Formats a time: 64.2 is '1:04'. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Formats a length for screen readers, with the same seconds as shown: 64.8 is '1 minute 4 seconds'. */
export function spokenLength(seconds: number): string {
  const whole = Math.max(1, Math.floor(seconds))
  const parts = [unit(Math.floor(whole / 60), 'minute'), unit(whole % 60, 'second')]
  return parts.filter(Boolean).join(' ')
}

function unit(count: number, name: string): string {
  if (count === 0) return ''
  return count === 1 ? `1 ${name}` : `${count} ${name}s`
}

/** Total of lengths in whole minutes: '6 minutes'. */
export const minutesOf = (lengths: readonly number[]): string =>
  unit(Math.max(1, Math.round(lengths.reduce((sum, each) => sum + each, 0) / 60)), 'minute')
