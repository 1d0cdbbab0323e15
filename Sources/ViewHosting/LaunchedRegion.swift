public import Foundation

/// The region of the phone, which decides how numbers, money and dates are written.
///
/// Foundation on Linux has one for the whole world. Here it is the United States, as in a new
/// simulator, or the one that the test launches the app with: `-AppleLocale de_DE`. Its language is
/// the one that the app shows, as in `de_US`.
enum LaunchedRegion {
  private static let standard = Locale(identifier: "en_US")

  /// The region that the app's code sees; its tests see the same.
  static var current: Locale {
    guard let process = LaunchedProcess.current else { return standard }
    let region = given(by: process.arguments).map(Locale.init(identifier:)) ?? standard
    guard let language = process.language else { return region }
    var parts = Locale.Components(locale: region)
    let spoken = Locale.Language.Components(identifier: language)
    guard spoken.languageCode != parts.languageComponents.languageCode else { return region }
    parts.languageComponents.languageCode = spoken.languageCode
    parts.languageComponents.script = spoken.script
    return Locale(components: parts)
  }

  private static func given(by arguments: [String]) -> String? {
    let place = arguments.lastIndex(of: "-AppleLocale").map { $0 + 1 }
    return place.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
  }
}

// Foundation's getters cannot be overridden. These have the same symbol names, so that the dynamic
// linker finds them before those of the library. They are public only for that: Foundation's own
// calls, such as those for the default arguments of formats, find only public symbols.
extension Locale {
  /// Replaces `current`.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func launchedCurrent() -> Locale { LaunchedRegion.current }

  /// Replaces `autoupdatingCurrent`: the region does not change while a test runs.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func launchedAutoupdating() -> Locale { LaunchedRegion.current }
}
