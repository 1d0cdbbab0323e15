/// What happens when something appears and when it disappears.
package final class BoxLife {
  /// The number of its place.
  package let number: Int
  /// Called when it has appeared.
  package var appear: () -> Void = {}
  /// Called when it has disappeared.
  package var disappear: () -> Void = {}

  /// Makes the life of a place.
  package init(number: Int) { self.number = number }
}

/// A box that reports when it appears and disappears.
package final class LifeBox: Box {
  /// The callbacks.
  package let life: BoxLife

  /// Makes a box with a life.
  package init(_ life: BoxLife, _ child: Box) {
    self.life = life
    super.init([child])
  }
}

/// A box that passes a value to the views around it.
package final class PreferenceBox: Box {
  /// The name of the preference.
  package let name: ObjectIdentifier
  /// The value.
  package let value: Any

  /// Makes a box with a value.
  package init(_ name: ObjectIdentifier, _ value: Any, _ child: Box) {
    self.name = name
    self.value = value
    super.init([child])
  }
}

/// A box that changes the values of a preference inside, for boxes that collect them.
package final class PreferenceChangeBox: Box {
  let name: ObjectIdentifier
  /// Makes the values to collect from those inside.
  let change: ([Any]) -> [Any]

  /// Makes a box that changes values.
  package init(_ name: ObjectIdentifier, _ child: Box, change: @escaping ([Any]) -> [Any]) {
    self.name = name
    self.change = change
    super.init([child])
  }
}

/// A box that looks at its content after everything was placed.
package final class WatchingBox: Box {
  /// Called after each layout.
  package let look: (WatchingBox) -> Void

  /// Makes a box that looks inside.
  package init(_ child: Box, look: @escaping (WatchingBox) -> Void) {
    self.look = look
    super.init([child])
  }

  /// The values of a preference inside, in order.
  package func values(of name: ObjectIdentifier) -> [Any] {
    children[0].collected(name)
  }
}

extension Box {
  /// The values of a preference on it and inside, in order.
  fileprivate func collected(_ name: ObjectIdentifier) -> [Any] {
    let inner = shown.flatMap { $0.collected(name) }
    switch self {
    case let box as PreferenceBox where box.name == name: return [box.value] + inner
    case let box as PreferenceChangeBox where box.name == name: return box.change(inner)
    default: return inner
    }
  }
}
