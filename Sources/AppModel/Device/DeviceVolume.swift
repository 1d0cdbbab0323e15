/// The volume of a device, in steps of its buttons.
package struct DeviceVolume: Sendable, Equatable {
  /// The number of steps from silent to the loudest.
  package static let steps = 16

  /// The current step, 0 to ``steps``; half at first.
  package private(set) var step = DeviceVolume.steps / 2

  /// Makes the volume of a fresh device.
  package init() {}

  /// The volume from 0 to 1, which expressions read as `device.volume`.
  package var level: Double { Double(step) / Double(Self.steps) }

  /// Raises the volume by one step, up to the loudest.
  package mutating func raise() { step = min(step + 1, Self.steps) }

  /// Lowers the volume by one step, down to silence.
  package mutating func lower() { step = max(step - 1, 0) }
}
