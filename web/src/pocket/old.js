// Read by every browser, however old: where the page itself does not open, the words that lie in it are shown.
;(function () {
  function closed(event) {
    var picture = event.target && event.target.tagName && event.target.tagName !== 'SCRIPT'
    if (!picture && !document.getElementById('house').firstChild) document.getElementById('closed').hidden = false
  }
  addEventListener('error', closed, true) // a script that is not understood, or does not come
  addEventListener('unhandledrejection', closed)
  if (!('noModule' in document.createElement('script'))) addEventListener('load', closed)
})()
