package import SimulatedApp

/// A device, a language and an appearance in which a gallery shows an app.
package struct GallerySetting: Sendable, Hashable {
  /// The device's name.
  package let device: String
  /// The language; nil for an app without string tables.
  package let language: String?
  /// Whether the appearance is dark.
  package let isDark: Bool

  /// All combinations of devices, languages and appearances; by default the app's own.
  package static func all(
    of app: AppDefinition, devices: [String], languages: [String], isDarkToo: Bool
  ) -> [GallerySetting] {
    let own = DeviceProfile.named(app.device) ?? .standard
    let devices = devices.isEmpty ? [own.fullName] : devices
    let others = app.languages.filter { $0 != app.language }
    let all = app.languages.isEmpty ? [nil] : ([app.language] + others).map(Optional.some)
    let languages = languages.isEmpty ? all : languages.map(Optional.some)
    return devices.flatMap { device in
      languages.flatMap { language in
        (isDarkToo ? [false, true] : [false]).map {
          GallerySetting(device: device, language: language, isDark: $0)
        }
      }
    }
  }

  /// The folder of its pictures, such as `iPhone-15/de/light`.
  package var folder: String {
    [device, language ?? "own", isDark ? "dark" : "light"].map(Self.fileName)
      .joined(separator: "/")
  }

  /// The setting in words, such as `iPhone 15, de, dark`.
  package var words: String {
    ([device] + [language].compactMap(\.self) + (isDark ? ["dark"] : [])).joined(separator: ", ")
  }

  /// A text as a file name: letters, digits, dots and hyphens, without a leading dot.
  static func fileName(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9") ~= scalar
      if isPlain || scalar == "." && !name.isEmpty {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.last != "-" {
        name += "-"
      }
    }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "none" : name
  }
}
