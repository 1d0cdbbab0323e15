import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

/// Takes links to the apps that they belong to.
struct LinkOpener {
  let device: SimulatedDevice

  /// Hands the system a link as a test does, which starts or brings to the front whatever app it
  /// belongs to; nil when it went somewhere, else the schemes that would.
  func openBySystem(_ link: String) -> [String]? {
    device.record(.systemOpened(link: link))
    return route(link, to: LinkDirectory(apps: device.apps.own).owner(of: link), from: nil)
  }

  /// Hands the app that is aimed at a link; false when it answers to none such.
  func open(_ link: String) -> Bool {
    guard let process = device.process, process.crash == nil else { return false }
    device.record(.opened(link: link))
    guard process.system != .safari else {
      showPage(link)
      return true
    }
    return process.navigator.follow(link: link)
  }

  /// Opens a link for an app; an app's own domain leads to the browser, as on iOS.
  func open(_ link: String, from process: AppProcess) { _ = openElsewhere(link, from: process) }

  /// The same; nil when it went somewhere, else the schemes that would.
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

  /// Goes to what stands in the address field; without a scheme it is an address of the web.
  func goTo(_ address: String) {
    let address = address.trimmingBlanks
    guard !address.isEmpty else { return }
    let hasScheme = LinkDirectory.scheme(of: address) != nil && address.contains("://")
    let link = hasScheme ? address : "https://" + address
    switch LinkDirectory(apps: device.apps.own).owner(of: link) {
    case .app where link.hasPrefix("http"), .safari: showPage(link)
    case let owner: _ = route(link, to: owner, from: nil)
    }
  }

  /// Shows a page in the browser, with the app that the link belongs to where there is one.
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

  /// Opens the page that is shown in the app that it belongs to.
  func openShownPage(of safari: AppProcess) {
    guard case .string(let link)? = safari.shared["link"] else { return }
    _ = route(link, to: LinkDirectory(apps: device.apps.own).owner(of: link), from: nil)
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
