// Runs before the first paint: a cold start shows the splash, a reload does not. app/boot takes it away.
;(function () {
  var isBooted = false
  try {
    isBooted = sessionStorage.getItem('app_booted') !== null
  } catch {
    // Without storage every start is a cold one.
  }
  if (!isBooted) document.documentElement.dataset.booting = ''
})()
