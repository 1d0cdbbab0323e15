import AppCompiling
import AppModel
package import VirtualTime

extension AppProcess {
  /// Keeps the main thread busy from now on, for a duration, or forever if nil.
  func keepBusy(for duration: VirtualDuration?) {
    motion.mainThreadFree = max(
      mainThreadFree, duration.map { device.now + $0 * device.chance.slowness } ?? .distantFuture)
  }

  /// Marks the screen as moving from now on, for a duration.
  func move(for duration: VirtualDuration) {
    guard duration > .zero, let end = span(of: duration)?.upperBound else { return }
    motion.stillFrom = max(motion.stillFrom, end)
    device.factFollower?.movesScreen(of: bundle, until: end)
  }

  /// From when to when a movement takes place that begins now; nil if nothing moves.
  func span(of time: VirtualDuration) -> ClosedRange<VirtualInstant>? {
    motion.isAnimated ? device.now...(device.now + time * device.chance.slowness) : nil
  }

  private var screenChange: VirtualDuration {
    navigation.coordinatorTransition ?? device.timing.screenChange
  }

  /// How long screens that move now take to slide in or out; zero if nothing moves.
  var slideTime: VirtualDuration {
    motion.isAnimated ? screenChange * device.chance.slowness : .zero
  }

  /// Marks screens as sliding in or out.
  func screensMove() {
    let duration = screenChange
    device.workload.screenChange += duration
    move(for: duration)
    dropFrames()
  }

  /// When the main thread becomes idle, as far as is known now.
  package var eventLoopIdle: VirtualInstant {
    let isKept = openScreens.values.contains { screen in
      screen.active.contains { !$0.state.isIdle }
    }
    return isKept ? .distantFuture : mainThreadFree
  }

  /// When all animations have ended, as far as is known now.
  package var animationsIdle: VirtualInstant {
    guard app.hasAnimations, motion.isAnimated, let snapshot = device.snapshot else {
      return motion.stillFrom
    }
    return max(motion.stillFrom, snapshot.stillFrom)
  }

  /// Whether a launch runs animations: not if the argument is given, or the variable is neither
  /// empty nor `0`.
  static func isAnimated(
    _ app: AppDefinition, arguments: LaunchArguments, environment: [String: String]
  ) -> Bool {
    let name = app.animationsOff
    if arguments.all.contains("-" + name) { return false }
    return ["", "0"].contains(environment[name] ?? "")
  }
}
