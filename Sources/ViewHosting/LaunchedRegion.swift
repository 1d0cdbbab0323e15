public import Foundation

/// The region of the phone, which decides how numbers, money and dates are written.
///
/// Foundation on Linux has one for the whole world. Here it is that of a phone in the United
/// States, as in a new simulator, or what the test launches the app with: `-AppleLocale de_DE`.
enum LaunchedRegion {
  private static let standard = Locale(identifier: "en_US")

  /// The region that the app's code sees; its tests run on the same phone.
  static var current: Locale {
    guard let arguments = LaunchedProcess.current?.arguments,
      let place = arguments.lastIndex(of: "-AppleLocale"), place + 1 < arguments.count
    else { return standard }
    return Locale(identifier: arguments[place + 1])
  }
}

// Foundation's getters cannot be overridden. These have the names that callers are linked with, so
// that the dynamic linker finds them before those of the library, and are public for that alone:
// Foundation's own calls, such as those for the usual arguments of formats, look only there.
extension Locale {
  /// Answers `current`.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func launchedCurrent() -> Locale { LaunchedRegion.current }

  /// Answers `autoupdatingCurrent`: a phone does not move while a test runs.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func launchedAutoupdating() -> Locale { LaunchedRegion.current }
}
