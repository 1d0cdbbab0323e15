import SimulatedApp
package import TestHost

/// The state of the device for one run of a test that runs in several such states.
package struct InterfaceConfiguration: Sendable, Equatable {
  /// The colours.
  var appearance: DeviceAppearance
  /// How the device is held.
  var orientation: DeviceOrientation
  /// The language, for an app that has several.
  var language: String?

  /// More runs of one test than this are not made.
  static let limit = 64

  /// The configurations for an app; none if it cannot be loaded.
  package static func all(for choice: AppChoice) -> [InterfaceConfiguration] {
    guard let app = try? AppUnderTest.app(for: choice).definition else { return [] }
    return all(languages: Set(app.languages).union([app.language]))
  }

  /// Every orientation with every appearance, and with every language where there are several.
  static func all(languages: Set<String>) -> [InterfaceConfiguration] {
    let sorted: [String?] = languages.count > 1 ? languages.sorted() : [nil]
    var all: [InterfaceConfiguration] = []
    for orientation in [DeviceOrientation.portrait, .landscapeLeft] {
      for appearance in [DeviceAppearance.light, .dark] {
        for language in sorted {
          all.append(
            InterfaceConfiguration(
              appearance: appearance, orientation: orientation, language: language))
        }
      }
    }
    return Array(all.prefix(limit))
  }

  /// The words behind the name of the test.
  package var words: String {
    let colours = appearance == .dark ? "Dark Appearance" : "Light Appearance"
    let hold = orientation == .portrait ? "Portrait" : "Landscape Left"
    return [colours, hold, language].compactMap { $0 }.joined(separator: ", ")
  }

  /// Launch arguments that choose the language.
  package var arguments: [String] { language.map { ["-AppleLanguages", "(\($0))"] } ?? [] }

  /// Sets the device of a session.
  package func apply(to session: any HostedSession) {
    guard let session = session as? AppSession else { return }
    if appearance != .light { session.perform(.show(appearance)) }
    if orientation != .portrait { session.perform(.turn(to: orientation)) }
  }
}
