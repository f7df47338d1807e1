/** Keeps this screen from falling asleep: by Wake Lock, or where a browser refuses it (plain http) by a silent video. */

export function keepAwake(): () => void {
  return navigator.wakeLock ? byLock() : byVideo()
}

function byLock(): () => void {
  let held: WakeLockSentinel | null = null
  let over = false
  // A lock is lost whenever the page is out of sight.
  const hold = async () => {
    if (over || document.visibilityState !== 'visible') return
    held = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void held?.release()
  }
  document.addEventListener('visibilitychange', hold)
  void hold()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', hold)
    void held?.release()
  }
}

/** A video of a canvas that changes once a second, as large as the page and behind it: small or hidden ones wake nobody. */
function byVideo(): () => void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 16
  const pen = canvas.getContext('2d')
  if (!pen || !('captureStream' in canvas)) return () => undefined
  let turn = 0
  const draw = () => {
    turn += 1
    pen.fillStyle = turn % 2 ? '#0b1120' : '#0b1121'
    pen.fillRect(0, 0, 16, 16)
  }
  draw()
  const timer = setInterval(draw, 1000)
  const video = document.createElement('video')
  video.className = 'awake'
  video.muted = video.loop = video.playsInline = true
  video.setAttribute('aria-hidden', 'true')
  video.tabIndex = -1
  video.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;opacity:0.01;z-index:-1;pointer-events:none'
  video.srcObject = canvas.captureStream(1)
  document.body.append(video)
  const play = () => void video.play().catch(() => undefined) // where even a silent one waits for a tap, it begins with the first
  play()
  addEventListener('pointerdown', play)
  document.addEventListener('visibilitychange', play)
  return () => {
    clearInterval(timer)
    removeEventListener('pointerdown', play)
    document.removeEventListener('visibilitychange', play)
    video.srcObject = null
    video.remove()
  }
}
