// Runs before the first paint: a cold start shows the splash, a reload does not. app/boot removes it.
;(function () {
  var isBooted = false
  try {
    isBooted = sessionStorage.getItem('app_booted') !== null
  } catch {
    // Without storage every start is a cold one.
  }
  if (!isBooted) document.documentElement.dataset.booting = ''

  // Show the splash when the app's script fails to load: it says so, and what to do.
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
