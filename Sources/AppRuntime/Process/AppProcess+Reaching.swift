import AppCompiling
import PredicateFormat
import PromptWords

extension AppProcess {
  /// Does what leads out of the app: asks for a resource, opens a link, offers to keep a password.
  func reachOut(_ action: CompiledAction, on screen: ScreenInstance, event: FormatValue) {
    switch action {
    case .ask(let permission, let message):
      let scope = scope(of: screen, event: event)
      device.ask(
        permission, message: message.map { words($0, in: scope) }, of: self, screen: screen.id)
    case .open(let link):
      device.open(words(link, in: scope(of: screen, event: event)), from: self)
    case .share(let text, let wanted):
      share(words(text, in: scope(of: screen, event: event)), of: screen, event: wanted)
    case .paste(let wanted): device.paste(into: self, screen: screen.id, event: wanted)
    case .savePassword: offerToSavePassword()
    default: return
    }
  }

  /// The prompt stands in the app's own process (behaviour.md D, "Save Password").
  private func offerToSavePassword() {
    let words = device.language.permissionWords
    show(
      ShownAlert(
        title: words.passwordTitle, message: nil,
        labels: [words.passwordSave, words.passwordNotNow], answer: .nothing))
  }
}
