package import AppModel

/// Decides which app a link belongs to.
///
/// An app's schemes and domains are those in the patterns of its links: a pattern that begins with
/// `sample://` gives it a scheme. A web link belongs to an app if it matches one of the app's
/// patterns, like the paths of an associated domain. Otherwise it belongs to the browser.
package struct LinkDirectory {
  /// Where a link leads.
  package enum Owner: Equatable {
    /// An app, by its bundle identifier.
    case app(String)
    /// The browser.
    case safari
    /// The page in Settings of the app that opens the link.
    case settings
    /// No app; the known schemes are for the message.
    case nobody(known: [String])
  }

  /// The apps; the first one that matches is chosen.
  package let apps: [AppDefinition]

  /// Makes a directory of apps.
  package init(apps: [AppDefinition]) { self.apps = apps }

  /// The owner of a link; a web link that no app matches belongs to the browser.
  package func owner(of link: String) -> Owner {
    guard let scheme = Self.scheme(of: link) else { return .nobody(known: schemes) }
    if scheme == "app-settings" { return .settings }
    let isWeb = Self.isWeb(scheme)
    for app in apps where app.deepLinks.contains(where: { Self.fits($0, link, scheme) }) {
      return .app(app.bundleIdentifier)
    }
    return isWeb ? .safari : .nobody(known: schemes)
  }

  /// The part before the colon in lower case; nil if there is none.
  package static func scheme(of link: String) -> String? {
    guard let colon = link.firstIndex(of: ":"), colon > link.startIndex else { return nil }
    let scheme = link[..<colon].lowercased()
    let isPlain = scheme.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
    return isPlain ? scheme : nil
  }

  /// The host after `//` in lower case; empty if there is none.
  package static func host(of link: String) -> String {
    guard let colon = link.firstIndex(of: ":") else { return "" }
    let rest = link[link.index(after: colon)...]
    guard rest.hasPrefix("//") else { return "" }
    return rest.dropFirst(2).prefix { !"/?#:".contains($0) }.lowercased()
  }

  /// All known schemes, sorted.
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
