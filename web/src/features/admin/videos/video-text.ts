/** Duration as the hub shows it, "1:05", or that there is nothing to play. */
export function lengthText(seconds: number): string {
  if (seconds === 0) return 'no video yet'
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
