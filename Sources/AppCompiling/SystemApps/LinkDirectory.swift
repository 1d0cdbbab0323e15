package import AppModel

/// Says which of some apps a link belongs to.
///
/// The schemes and the domains of an app are those of the patterns of its links: a pattern that
/// begins with `sample://` gives it a scheme. Links of the web belong to an app whose pattern they
/// fit, as the paths of an associated domain do, and to the browser where no pattern fits.
package struct LinkDirectory {
  /// Where a link leads.
  package enum Owner: Equatable {
    /// An app, by its bundle identifier.
    case app(String)
    /// The browser.
    case safari
    /// The page of Settings of the app that opens it.
    case settings
    /// Nowhere: the schemes that are known.
    case nobody(known: [String])
  }

  /// The apps, of which the first that fits is taken.
  package let apps: [AppDefinition]

  /// A directory of apps.
  package init(apps: [AppDefinition]) { self.apps = apps }

  /// Where a link leads; one of the web that no app has goes to the browser.
  package func owner(of link: String) -> Owner {
    guard let scheme = Self.scheme(of: link) else { return .nobody(known: schemes) }
    if scheme == "app-settings" { return .settings }
    let isWeb = Self.isWeb(scheme)
    for app in apps where app.deepLinks.contains(where: { Self.fits($0, link, scheme) }) {
      return .app(app.bundleIdentifier)
    }
    return isWeb ? .safari : .nobody(known: schemes)
  }

  /// The part before the colon in small letters; nil where there is none.
  package static func scheme(of link: String) -> String? {
    guard let colon = link.firstIndex(of: ":"), colon > link.startIndex else { return nil }
    let scheme = link[..<colon].lowercased()
    let isPlain = scheme.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
    return isPlain ? scheme : nil
  }

  /// The part between `//` and what follows it, in small letters; empty where there is none.
  package static func host(of link: String) -> String {
    guard let colon = link.firstIndex(of: ":") else { return "" }
    let rest = link[link.index(after: colon)...]
    guard rest.hasPrefix("//") else { return "" }
    return rest.dropFirst(2).prefix { !"/?#:".contains($0) }.lowercased()
  }

  /// All schemes that lead somewhere, in order.
  private var schemes: [String] {
    let own = apps.flatMap { $0.deepLinks.compactMap { Self.scheme(of: $0.pattern) } }
    return Set(own + ["http", "https", "app-settings"]).sorted()
  }

  private static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }

  private static func fits(
    _ definition: DeepLinkDefinition, _ link: String, _ scheme: String
  ) -> Bool {
    guard Self.scheme(of: definition.pattern) == scheme else { return false }
    return !isWeb(scheme) || definition.values(in: link) != nil
  }
}
