/// Calls a block at certain points of each turn of a run loop.
public final class CFRunLoopObserver {
  let activities: CFRunLoopActivity
  let order: CFIndex
  private let repeats: Bool
  private let block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  fileprivate(set) var isValid = true

  fileprivate init(
    _ activities: CFRunLoopActivity, repeats: Bool, order: CFIndex,
    block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  ) {
    self.activities = activities
    self.repeats = repeats
    self.order = order
    self.block = block
  }

  func call(_ activity: CFRunLoopActivity) {
    guard isValid else { return }
    if !repeats { isValid = false }
    block?(self, activity)
  }
}

/// Makes an observer that calls a block; one that does not repeat is called once.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
) -> CFRunLoopObserver {
  CFRunLoopObserver(
    CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order, block: block)
}

/// Ends an observer, which is never called again.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {
  observer?.isValid = false
}

/// Whether an observer can still be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver?) -> Bool {
  observer?.isValid ?? false
}

/// An index or a count, under its name in Core Foundation.
public typealias CFIndex = Int
/// A set of bits, under its name in Core Foundation.
public typealias CFOptionFlags = UInt

/// What allocates memory on a Mac; here it means nothing.
public struct CFAllocator: Sendable {}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The points in a turn of a run loop at which observers are called.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// One bit for each point.
  public let rawValue: CFOptionFlags

  /// Makes a set of points from its bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// A run begins.
  public static let entry = CFRunLoopActivity(rawValue: 1)
  /// Timers are about to be looked at.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  /// Sources are about to be looked at.
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  /// The run loop is about to wait.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  /// The run loop has waited.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  /// A run ends.
  public static let exit = CFRunLoopActivity(rawValue: 128)
  /// All points.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// The mode in which a run loop runs, such as the default one.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a mode from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The usual mode.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All of the common modes; observers in them are called in every mode.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// Why a run of a run loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}
