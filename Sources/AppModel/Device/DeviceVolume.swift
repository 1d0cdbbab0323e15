/// How loud a device is, in steps of its buttons.
package struct DeviceVolume: Sendable, Equatable {
  /// Steps from silent to as loud as can be.
  package static let steps = 16

  /// The present step, 0 to ``steps``; half at first.
  package private(set) var step = DeviceVolume.steps / 2

  /// The volume of a device that nobody has changed.
  package init() {}

  /// The volume from 0 to 1, which expressions read as `device.volume`.
  package var level: Double { Double(step) / Double(Self.steps) }

  /// One step louder; the loudest stays as it is.
  package mutating func raise() { step = min(step + 1, Self.steps) }

  /// One step more quiet; silence stays as it is.
  package mutating func lower() { step = max(step - 1, 0) }
}
