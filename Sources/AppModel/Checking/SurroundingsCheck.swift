import LocatedJSON
import VirtualTime

/// Checks the interruptions of an app and the other apps on its device.
final class SurroundingsCheck: AppChecking {
  /// The largest number of other apps on a device.
  static let otherAppLimit = 100

  func checkInterruptions(scope: ExpressionScope) {
    let file = AppFileName.app
    for (index, interruption) in app.interruptions.enumerated() {
      let path = DefinitionPath.top.key("interruptions").index(index)
      check(interruption.at, in: file, at: path.key("at"))
      switch interruption.kind {
      case .alert(let alert): check(alert, at: path.key("alert"), scope: scope)
      case .banner(let banner):
        let place = path.key("banner")
        check(banner.title, in: file, at: place.key("title"), scope: scope)
        check(banner.message, in: file, at: place.key("message"), scope: scope)
        checkLink(of: banner, at: place.key("link"))
        guard let duration = banner.duration, duration <= .zero else { continue }
        find("a banner must be shown for longer than 0 s", in: file, at: place.key("for"))
      case .kill(let reason):
        guard reason.isEmpty else { continue }
        find("\"kill\" needs a reason", in: file, at: path.key("kill"))
      }
    }
  }

  private func check(
    _ alert: AlertDefinition, at path: DefinitionPath, scope: ExpressionScope
  ) {
    let file = AppFileName.app
    check(alert.title, in: file, at: path.key("title"), scope: scope)
    check(alert.message, in: file, at: path.key("message"), scope: scope)
    if alert.style == .actionSheet {
      find("the system shows no action sheets over an app", in: file, at: path.key("style"))
    }
    if !alert.fields.isEmpty {
      find("an alert of the system has no text fields", in: file, at: path.key("fields"))
    }
    if alert.buttons.isEmpty {
      find("an alert needs at least one button", in: file, at: path.key("buttons"))
    }
    for (index, button) in alert.buttons.enumerated() {
      let place = path.key("buttons").index(index)
      check(button.label, in: file, at: place.key("label"), scope: scope)
      if button.role != nil {
        find("an alert of the system has no button with a role", in: file, at: place.key("role"))
      }
      guard button.event != nil else { continue }
      find("an alert of the system raises no event", in: file, at: place.key("event"))
    }
  }

  private func checkLink(of banner: BannerDefinition, at path: DefinitionPath) {
    guard let link = banner.link, !app.deepLinks.contains(where: { $0.values(in: link) != nil })
    else { return }
    find("the app opens no link \(quoted(link))", in: AppFileName.app, at: path)
  }

  /// Checks the number of other apps on the device, and that their names are valid and differ.
  ///
  /// An app that is named after one of the system's apps adds to what that app shows.
  func checkOtherApps() {
    let file = AppFileName.app
    if app.bundleIdentifier == SystemApp.springBoard.bundleIdentifier {
      find(
        "the app \(quoted(app.bundleIdentifier)) is on the device already", in: file,
        at: .top.key("bundleIdentifier"))
    }
    let path = DefinitionPath.top.key("otherApps")
    if app.otherApps.count > Self.otherAppLimit {
      find(
        "the device has \(app.otherApps.count) other apps; the limit is \(Self.otherAppLimit)",
        in: file, at: path)
    }
    var taken: Set<String> = [app.bundleIdentifier]
    for (index, other) in app.otherApps.enumerated() {
      let name = other.bundleIdentifier
      if !taken.insert(name).inserted || name == SystemApp.springBoard.bundleIdentifier {
        find("the app \(quoted(name)) is on the device already", in: file, at: path.index(index))
      } else if let system = SystemApp(bundleIdentifier: name), !other.isOneView {
        find(
          "\(system.name) shows what one screen without states shows, below its own content; "
            + "\(quoted(name)) has more", in: file, at: path.index(index))
      } else if let fault = Self.fileNameFault(name) {
        find("the app's name \(quoted(name)) \(fault)", in: file, at: path.index(index))
      }
      if !other.otherApps.isEmpty {
        find(
          "\(quoted(name)) names other apps itself, which only the app under test can do",
          in: file, at: path.index(index))
      }
    }
  }
}

extension AppDefinition {
  /// Whether it consists only of elements that stay as they are; also if it is not read yet.
  package var isOneView: Bool {
    guard let screen = screens.first else { return true }
    return screens.count == 1 && screen.states.count <= 1 && screen.on.isEmpty
      && screen.barItems.isEmpty && screen.leftBarItems.isEmpty
      && screen.states.allSatisfy { $0.on.isEmpty && $0.view.isEmpty && $0.entry.isEmpty }
  }
}
