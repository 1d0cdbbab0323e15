import AppCompiling
import AppModel
package import VirtualTime

extension AppProcess {
  /// Keeps the main thread busy from now on, for a time or for ever.
  func keepBusy(for duration: VirtualDuration?) {
    motion.mainThreadFree = max(
      mainThreadFree, duration.map { device.now + $0 * device.chance.slowness } ?? .distantFuture)
  }

  /// Marks what is shown as moving from now on, for a time.
  func move(for duration: VirtualDuration) {
    guard motion.isAnimated, duration > .zero else { return }
    motion.stillFrom = max(motion.stillFrom, device.now + duration * device.chance.slowness)
  }

  /// Marks screens as sliding in or out.
  func screensMove() {
    let duration = navigation.coordinatorTransition ?? device.timing.screenChange
    device.workload.screenChange += duration
    move(for: duration)
    dropFrames()
  }

  /// From when on the main thread has nothing to do, as far as can be told now.
  package var eventLoopIdle: VirtualInstant {
    let isKept = standing.values.contains { screen in
      screen.active.contains { !$0.state.isIdle }
    }
    return isKept ? .distantFuture : mainThreadFree
  }

  /// From when on nothing moves, as far as can be told now.
  package var animationsIdle: VirtualInstant {
    guard app.hasAnimations, motion.isAnimated, let snapshot = device.snapshot else {
      return motion.stillFrom
    }
    return max(motion.stillFrom, snapshot.stillFrom)
  }

  /// Whether a launch asks for no movements: the argument is there, or the variable is anything
  /// but empty and `0`.
  static func isAnimated(
    _ app: AppDefinition, arguments: LaunchArguments, environment: [String: String]
  ) -> Bool {
    let name = app.animationsOff
    if arguments.all.contains("-" + name) { return false }
    return ["", "0"].contains(environment[name] ?? "")
  }
}
