/// Something that can be cancelled.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// Cancels something when it is cancelled or no longer kept.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Calls a closure when it is cancelled.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  /// Cancels another when it is cancelled.
  public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

  deinit { stop?() }

  /// Stops it; a second call does nothing.
  public func cancel() {
    let stop = stop
    self.stop = nil
    stop?()
  }

  /// Stores it in a collection.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable { collection.append(self) }

  /// Stores it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether two are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Stores it in a set, which keeps it until the set is released.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable { self.cancel() }.store(in: &set)
  }
}
