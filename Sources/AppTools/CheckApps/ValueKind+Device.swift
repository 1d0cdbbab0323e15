package import CommandLineTool
import SimulatedApp

extension ValueKind<String> {
  /// The name of a device; it may be short or have a version, such as `iPhone 15, iOS 18`.
  package static func device(or word: String? = nil) -> Self {
    let names = DeviceProfile.names + [word].compactMap(\.self)
    return Self(
      "NAME", expected: "one of: \(names.joined(separator: ", ")); \(DeviceProfile.sizeWords)",
      choices: names,
      read: { $0 == word || DeviceProfile.named($0) != nil ? $0 : nil })
  }
}
