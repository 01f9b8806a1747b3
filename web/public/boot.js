// Runs before the first paint: a cold start shows the splash, a reload does not. app/boot takes it away.
;(function () {
  var isBooted = false
  try {
    isBooted = sessionStorage.getItem('app_booted') !== null
  } catch {
    // Without storage every start is a cold one.
  }
  if (!isBooted) document.documentElement.dataset.booting = ''

  // Without the app's script nothing would ever be drawn: the splash says so, and how to go on.
  addEventListener(
    'error',
    function (event) {
      var script = event.target
      if (script instanceof HTMLScriptElement && script.type === 'module')
        document.documentElement.dataset.booting = ''
    },
    true,
  )
})()
