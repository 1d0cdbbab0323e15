import CTestHost
import Combine
import Foundation

/// Timers that an app adds to a run loop, such as those of `Timer.scheduledTimer`: events of the
/// session, in virtual time.
///
/// Foundation adds each of them with a C function. The function below has the same name, so that
/// the dynamic linker finds it before the library's.
enum AppTimers {
  private typealias Add = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Void
  private typealias Describe = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer) -> Void

  /// What a timer of C was made with.
  private struct Context {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var functions: (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?)
  }

  /// The library's function, which the linker would find after that of this module.
  private static let real = next("CFRunLoopAddTimer", as: Add.self)
  private static let describe = next("CFRunLoopTimerGetContext", as: Describe.self)

  private static func next<Function>(_ name: String, as type: Function.Type) -> Function? {
    let afterThis = UnsafeMutableRawPointer(bitPattern: -1)
    return dlsym(afterThis, name).map { unsafeBitCast($0, to: type) }
  }

  /// Adds a timer to a run loop, or to the session if code of an app adds it.
  static func add(_ timer: OpaquePointer?, to loop: OpaquePointer?, _ mode: OpaquePointer?) {
    guard LaunchedProcess.ofTask != nil, let timer = self.timer(of: timer) else {
      test_host_keep_timer(UnsafeRawPointer(timer))
      real?(loop, timer, mode)
      return
    }
    follow(timer)
  }

  /// The timer of Foundation that a timer of C was made for.
  private static func timer(of made: OpaquePointer?) -> Timer? {
    guard let describe else { return nil }
    var context = Context(functions: (nil, nil, nil))
    describe(made, &context)
    return context.info.map { Unmanaged<Timer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Passes a timer to a task; both belong to the app and stay on the thread of its session.
  private struct Carried: @unchecked Sendable { let timer: Timer }

  private static func follow(_ timer: Timer) {
    let carried = Carried(timer: timer)
    Task { @MainActor in
      let timer = carried.timer
      // A timer that was made with nothing but an interval says that it fires now; Apple's waits.
      let first = timer.fireDate.timeIntervalSinceNow
      var pace = TimerPace(every: timer.timeInterval, first: first > 0 ? first : nil)
      while await pace.wait() {
        timer.fire()
        guard timer.isValid else { return }
      }
    }
  }
}

/// Answers Foundation's call for a timer that is added to a run loop.
@_cdecl("CFRunLoopAddTimer")
func addTimer(_ loop: OpaquePointer?, _ timer: OpaquePointer?, _ mode: OpaquePointer?) {
  AppTimers.add(timer, to: loop, mode)
}
