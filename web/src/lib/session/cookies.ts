/** Value of a cookie that scripts may read, or null. */
export function cookie(name: string): string | null {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((each) => each.startsWith(start))
  return found === undefined ? null : decodeURIComponent(found.slice(start.length))
}
