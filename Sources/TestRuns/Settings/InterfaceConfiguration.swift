import SimulatedApp
package import TestHost

/// The state of the device in one run of a test that runs in several configurations.
package struct InterfaceConfiguration: Sendable, Equatable {
  var appearance: DeviceAppearance
  var orientation: DeviceOrientation
  /// The language, for an app that has several.
  var language: String?

  /// The most runs of one test.
  static let limit = 64

  /// The configurations for an app; empty if it cannot be loaded.
  package static func all(for choice: AppChoice) -> [InterfaceConfiguration] {
    guard let app = try? AppUnderTest.app(for: choice).definition else { return [] }
    return all(languages: Set(app.languages).union([app.language]))
  }

  /// All combinations of appearance, orientation and language, in Xcode's order (behaviour.md E8);
  /// one language needs no mention.
  static func all(languages: Set<String>) -> [InterfaceConfiguration] {
    let sorted: [String?] = languages.count > 1 ? languages.sorted() : [nil]
    var all: [InterfaceConfiguration] = []
    for appearance in [DeviceAppearance.light, .dark] {
      for orientation in [DeviceOrientation.portrait, .landscapeRight] {
        for language in sorted {
          all.append(
            InterfaceConfiguration(
              appearance: appearance, orientation: orientation, language: language))
        }
      }
    }
    return Array(all.prefix(limit))
  }

  /// The words after the name of the test.
  package var words: String {
    let colours = appearance == .dark ? "Dark Appearance" : "Light Appearance"
    let hold = orientation == .portrait ? "Portrait" : "Landscape Right"
    return [colours, hold, language].compactMap { $0 }.joined(separator: ", ")
  }

  /// Launch arguments that choose the language.
  package var arguments: [String] { language.map { ["-AppleLanguages", "(\($0))"] } ?? [] }

  /// Brings the device of a session into this state.
  package func apply(to session: any HostedSession) {
    guard let session = session as? AppSession else { return }
    session.perform(.prepare(orientation, appearance))
  }
}
