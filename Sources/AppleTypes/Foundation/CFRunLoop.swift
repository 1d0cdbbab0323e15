import Foundation

/// The run loop of a thread, under its name in Core Foundation.
///
/// Tests add observers to it that look at a condition in each turn, and run it with
/// `CFRunLoopRunInMode`. Inside a test it follows virtual time.
public final class CFRunLoop {
  private var entries: [(observer: CFRunLoopObserver, mode: CFRunLoopMode)] = []
  /// Whether the current run was told to stop.
  package var isStopped = false

  private init() {}

  /// The run loop of the current thread.
  package static var current: CFRunLoop {
    let threads = Thread.current.threadDictionary
    if let known = threads[Self.key] as? CFRunLoop { return known }
    let made = CFRunLoop()
    threads[Self.key] = made
    return made
  }

  private static let key = "CFRunLoop"

  /// Calls the observers of an activity, those with the lowest order first.
  package func tell(_ activity: CFRunLoopActivity, in mode: CFRunLoopMode) {
    let due = entries.filter { $0.mode == mode || $0.mode == .commonModes }.map(\.observer)
    for observer in due where observer.activities.contains(activity) { observer.call(activity) }
    entries.removeAll { !$0.observer.isValid }
  }

  fileprivate func add(_ observer: CFRunLoopObserver, in mode: CFRunLoopMode) {
    guard observer.isValid, !has(observer, in: mode) else { return }
    let place = entries.firstIndex { $0.observer.order > observer.order } ?? entries.endIndex
    entries.insert((observer, mode), at: place)
  }

  fileprivate func remove(_ observer: CFRunLoopObserver, from mode: CFRunLoopMode) {
    entries.removeAll { $0.observer === observer && $0.mode == mode }
  }

  fileprivate func has(_ observer: CFRunLoopObserver, in mode: CFRunLoopMode) -> Bool {
    entries.contains { $0.observer === observer && $0.mode == mode }
  }
}

/// The run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

/// The main run loop: inside a test that of the test.
public func CFRunLoopGetMain() -> CFRunLoop { .current }

/// Ends the current run of a run loop after this turn.
public func CFRunLoopStop(_ loop: CFRunLoop?) { loop?.isStopped = true }

/// Does nothing, since a run loop that waits looks at its observers ten times a second.
public func CFRunLoopWakeUp(_ loop: CFRunLoop?) {}

/// Adds an observer to a run loop.
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) {
  guard let observer, let mode else { return }
  loop?.add(observer, in: mode)
}

/// Removes an observer from a run loop.
public func CFRunLoopRemoveObserver(
  _ loop: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) {
  guard let observer, let mode else { return }
  loop?.remove(observer, from: mode)
}

/// Whether a run loop has an observer.
public func CFRunLoopContainsObserver(
  _ loop: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) -> Bool {
  guard let loop, let observer, let mode else { return false }
  return loop.has(observer, in: mode)
}
