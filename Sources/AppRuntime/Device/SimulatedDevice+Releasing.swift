import AppCompiling
import AppModel

extension SimulatedDevice {
  /// Releases the apps and everything they have made; the device cannot be used after that.
  package func release() {
    for process in processes { process.release() }
    onStep = nil
    outside = nil
    follower = nil
    (log, watch, locator, callers) = (nil, nil, nil, nil)
    (running, storage, homeScreen) = (RunningApps(aim: ""), DeviceStorage(), HomeScreen())
    networkInUse = nil
  }
}

extension AppProcess {
  fileprivate func release() {
    (shown, shownBefore) = (nil, nil)
    openScreens = [:]
    (navigation, covers, typing) = (Navigation(), Covers(), Typing())
    (motion, startup, steps) = (Motion(), Startup(), Steps())
    loading = LoaderRuns()
    shared = [:]
  }
}
