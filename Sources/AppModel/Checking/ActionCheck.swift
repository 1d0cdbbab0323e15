import AccessibilityTree
import LocatedJSON

/// Checks the actions of screens and start items.
final class ActionCheck: AppChecking {
  func check(
    _ actions: [ActionDefinition], at path: DefinitionPath, _ context: ScreenContext
  ) {
    for (index, action) in actions.enumerated() {
      check(action, at: path.action(index), context)
    }
  }

  func check(
    _ action: ActionDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let (file, scope) = (context.file, context.scope)
    switch action {
    case .assign(let key, let expression):
      let place = path.key("assign").key(key)
      checkAssignedKey(key, in: file, at: place, scope: scope)
      checkExpression(expression, in: file, at: place, scope: scope)
    case .draw(let key, let bound): checkDraw(of: key, below: bound, at: path.key("draw"), context)
    case .store(let key, let expression):
      checkExpression(expression, in: file, at: path.key("store").key(key), scope: scope)
    case .storeInKeychain, .writeFile, .remove, .copy, .track:
      checkKeeping(action, at: path, context)
    case .push(let screen, let with):
      checkOpening(of: screen, with: with, at: path.key("push"), context)
    case .present(let presentation): check(presentation, at: path.key("present"), context)
    case .selectTab(let name):
      checkTabName(name, at: path.key("selectTab"), context)
    case .start(let coordinator):
      checkCoordinatorName(coordinator, in: file, at: path.key("start"))
    case .raise(let event, let delay):
      let place = path.key("raise")
      checkDelay(delay, at: place.key("after"), context)
      checkEvent(event, at: place.key("event"), context)
    case .alert(let alert):
      check(alert, at: path.key("alert"), context)
    case .ask(let permission): check(permission, at: path.key("ask"), context)
    case .share(let share):
      let place = path.key("share")
      check(share.text, in: file, at: place.key("text"), scope: scope)
      if let event = share.event { checkEvent(event, at: place.key("event"), context) }
    case .paste(let event): checkEvent(event, at: path.key("paste"), context)
    case .signIn(let signIn):
      let place = path.key("signIn")
      check(signIn.site, in: file, at: place.key("site"), scope: scope)
      if let event = signIn.event { checkEvent(event, at: place.key("event"), context) }
    case .open(let link): check(link, in: file, at: path.key("open"), scope: scope)
    case .busy(let duration?):
      checkDelay(duration, at: path.key("busy"), context)
    case .pop, .popToRoot, .dismiss, .focus, .busy, .savePassword, .crash: break
    }
  }

  private func checkDraw(
    of key: String, below bound: Int, at path: DefinitionPath, _ context: ScreenContext
  ) {
    checkAssignedKey(
      key, in: context.file, at: path.key("key"), scope: context.scope, isAboutKey: false)
    let bounds = ActionDefinition.drawBounds
    guard !bounds.contains(bound) else { return }
    find(
      "expected a whole number from \(bounds.lowerBound) to \(bounds.upperBound), found \(bound)",
      in: context.file, at: path.key("below"))
  }

  private func checkKeeping(
    _ action: ActionDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let (file, scope) = (context.file, context.scope)
    switch action {
    case .storeInKeychain(let key, let expression):
      let place = path.key("storeInKeychain").key(key)
      checkName(key, of: .keychain, in: file, at: place, isAboutKey: true)
      checkExpression(expression, in: file, at: place, scope: scope)
    case .writeFile(let name, let expression):
      let place = path.key("writeFile").key(name)
      checkName(name, of: .files, in: file, at: place, isAboutKey: true)
      checkExpression(expression, in: file, at: place, scope: scope)
    case .remove(let kind, let key?):
      checkName(
        key, of: kind, in: file, at: path.key("remove").key(kind.rawValue), isAboutKey: false)
    case .copy(let text): check(text, in: file, at: path.key("copy"), scope: scope)
    case .track(let event):
      for key in event.with.keys.sorted() {
        let place = path.key("track").key("with").key(key)
        checkExpression(event.with[key] ?? "", in: file, at: place, scope: scope)
      }
    default: break
    }
  }

  private func checkOpening(
    of screen: String, with: [String: String], at path: DefinitionPath, _ context: ScreenContext
  ) {
    checkScreenName(screen, in: context.file, at: path.key("screen"))
    checkWith(with, screen: screen, in: context.file, at: path, scope: context.scope)
  }

  private func check(
    _ presentation: PresentationDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let file = context.file
    checkOpening(of: presentation.screen, with: presentation.with, at: path, context)
    let names = presentation.detents.map(\.rawValue)
    findDuplicates("detent", names, in: file) { path.key("detents").index($0) }
    guard presentation.style == .fullScreen else { return }
    if !names.isEmpty {
      find("a full-screen presentation has no detents", in: file, at: path.key("detents"))
    }
    if presentation.hasGrabber != nil {
      find("a full-screen presentation has no grabber", in: file, at: path.key("grabber"))
    }
  }

  private func check(
    _ alert: AlertDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    check(alert.title, in: context.file, at: path.key("title"), scope: context.scope)
    check(alert.message, in: context.file, at: path.key("message"), scope: context.scope)
    if alert.buttons.isEmpty {
      find("an alert needs at least one button", in: context.file, at: path.key("buttons"))
    }
    for (index, button) in alert.buttons.enumerated() {
      let place = path.key("buttons").index(index)
      check(button.label, in: context.file, at: place.key("label"), scope: context.scope)
      if let event = button.event { checkEvent(event, at: place.key("event"), context) }
    }
    ElementCheck(checked: checked).check(alert.fields, at: path.key("fields"), context)
    for (index, field) in alert.fields.enumerated() {
      let place = path.key("fields").index(index)
      if alert.style == .actionSheet {
        find("an action sheet has no text fields", in: context.file, at: place)
      } else if ![.textField, .secureTextField].contains(field.type) || field.binding == nil {
        find(
          "a field of an alert must be a textField or a secureTextField with \"binds\"",
          in: context.file, at: place)
      }
    }
    checkRoles(of: alert, in: context.file, at: path)
  }

  /// Checks that only an action sheet has a cancel button, and at most one.
  private func checkRoles(
    of alert: AlertDefinition, in file: String, at path: DefinitionPath
  ) {
    let cancels = alert.buttons.indices.filter { alert.buttons[$0].role == .cancel }
    for (count, index) in cancels.enumerated() {
      let place = path.key("buttons").index(index).key("role")
      if alert.style == .alert {
        find("only an action sheet has a button with a role", in: file, at: place)
      } else if count > 0 {
        find("an action sheet has at most one cancel button", in: file, at: place)
      }
    }
  }

  private func check(
    _ permission: PermissionDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    check(permission.message, in: context.file, at: path.key("message"), scope: context.scope)
    if let event = permission.event { checkEvent(event, at: path.key("event"), context) }
    guard !permission.resource.isAskedFor else { return }
    find(
      "no app can ask for \(quoted(permission.resource.rawValue)): only Settings grants it",
      in: context.file, at: path.key("resource"))
  }

  private func checkTabName(
    _ name: String, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard let tabNames = checked.tabNames, !tabNames.contains(name) else { return }
    findUnknown(
      "tab", name, in: context.file, at: path, among: Self.sorted(tabNames),
      isOpaque: opaque.isAppOpaque)
  }

}
