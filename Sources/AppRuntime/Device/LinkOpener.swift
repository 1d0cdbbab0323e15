import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

/// Opens links in the apps that handle them.
package struct LinkOpener {
  let device: SimulatedDevice

  /// Opens a link as the system does, in the app that handles it; returns nil on success, else the
  /// schemes that apps handle.
  package func openBySystem(_ link: String) -> [String]? {
    device.record(.systemOpened(link: link))
    return route(link, to: LinkDirectory(apps: device.apps.own).owner(of: link), from: nil)
  }

  /// Opens a link in the target app; returns false when the app does not handle it.
  package func open(_ link: String) -> Bool {
    guard let process = device.process, process.crash == nil else { return false }
    device.record(.opened(link: link))
    guard process.system != .safari else {
      showPage(link)
      return true
    }
    return process.navigator.follow(link: link)
  }

  /// Opens a link for an app; a link to the app's own domain opens in Safari, as on iOS.
  func open(_ link: String, from process: AppProcess) { _ = openElsewhere(link, from: process) }

  /// The same; returns nil on success, else the schemes that apps handle.
  func openElsewhere(_ link: String, from process: AppProcess) -> [String]? {
    let others = device.apps.own.filter { $0.bundleIdentifier != process.bundle }
    let isWeb = LinkDirectory.scheme(of: link)?.hasPrefix("http") == true
    let directory = LinkDirectory(apps: isWeb ? others : device.apps.own)
    return route(link, to: directory.owner(of: link), from: process)
  }

  private func route(
    _ link: String, to owner: LinkDirectory.Owner, from process: AppProcess?
  ) -> [String]? {
    switch owner {
    case .app(let bundle): _ = device.bringToFront(bundle)?.navigator.follow(link: link)
    case .safari:
      device.bringToFront(SystemApp.safari.bundleIdentifier)
      showPage(link)
    case .settings:
      showSettings(of: process?.bundle ?? device.apps.underTest.definition.bundleIdentifier)
    case .nobody(let known): return known
    }
    return nil
  }

  private func showSettings(of bundle: String) {
    guard let settings = device.bringToFront(SystemApp.settings.bundleIdentifier),
      case .list(let entries)? = settings.shared["apps"],
      let entry = entries.first(where: { $0.text("bundle") == bundle })
    else { return }
    settings.navigator.popToRoot()
    settings.navigator.push("permissions", context: ["entry": entry])
  }

  // MARK: - Safari

  /// Opens the text of Safari's address field; a text without a scheme is a web address.
  func goTo(_ address: String) {
    let address = address.trimmed
    guard !address.isEmpty else { return }
    let hasScheme = LinkDirectory.scheme(of: address) != nil && address.contains("://")
    let link = hasScheme ? address : "https://" + address
    switch LinkDirectory(apps: device.apps.own).owner(of: link) {
    case .app where link.hasPrefix("http"), .safari: showPage(link)
    case .app: ask(about: link)
    case let owner: _ = route(link, to: owner, from: nil)
    }
  }

  /// Shows Safari's question before it leaves for an app.
  private func ask(about link: String) {
    guard let safari = device.process(of: SystemApp.safari.bundleIdentifier),
      let screen = safari.frontScreen
    else { return }
    safari.shared["asked"] = .string(link)
    safari.shared["asker"] = .string(owner(ofPage: link) ?? "")
    safari.raise("ASK", on: screen, data: .null)
  }

  /// Opens a link that Safari stores under a key, in the app that handles it.
  func openLink(under key: String, of safari: AppProcess) {
    guard case .string(let link)? = safari.shared[key] else { return }
    _ = route(link, to: LinkDirectory(apps: device.apps.own).owner(of: link), from: nil)
  }

  /// Shows a page in Safari, with a link to the app that the page belongs to, if any.
  func showPage(_ link: String) {
    guard let safari = device.process(of: SystemApp.safari.bundleIdentifier) else { return }
    safari.shared["link"] = .string(link)
    safari.shared["host"] = .string(LinkDirectory.host(of: link))
    safari.shared["owner"] = .string(owner(ofPage: link).map { "Open in the “\($0)” app" } ?? "")
    safari.frontScreen?.context["address"] = .string(link)
    safari.revision += 1
  }

  private func owner(ofPage link: String) -> String? {
    guard case .app(let bundle) = LinkDirectory(apps: device.apps.own).owner(of: link) else {
      return nil
    }
    return device.apps.own.first { $0.bundleIdentifier == bundle }?.name
  }
}
