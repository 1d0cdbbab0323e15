import AppCompiling
import PredicateFormat
import PromptWords

extension ActionPerformer {
  /// Performs an action that leads out of the app, such as to ask for a resource or open a link.
  func reachOut(_ action: CompiledAction, on screen: ScreenInstance, event: FormatValue) {
    switch action {
    case .ask(let permission, let message):
      let scope = process.scope(of: screen, event: event)
      device.ask(
        permission, message: message.map { process.words($0, in: scope) }, of: process,
        screen: screen.id)
    case .open(let link):
      device.open(process.words(link, in: process.scope(of: screen, event: event)), from: process)
    case .share(let text, let wanted):
      process.share(
        process.words(text, in: process.scope(of: screen, event: event)), of: screen, event: wanted)
    case .paste(let wanted): device.paste(into: process, screen: screen.id, event: wanted)
    case .signIn(let site, let wanted):
      device.signIn(
        on: process.words(site, in: process.scope(of: screen, event: event)), from: process,
        screen: screen.id, event: wanted)
    case .savePassword: offerToSavePassword()
    default: return
    }
  }

  /// Shows the prompt in the app's own process, as iOS does (behaviour.md D, "Save Password").
  private func offerToSavePassword() {
    let words = device.language.permissionWords
    show(
      ShownAlert(
        title: words.passwordTitle, message: nil,
        labels: [words.passwordSave, words.passwordNotNow], answer: .nothing))
  }
}
