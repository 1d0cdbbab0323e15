import AppCompiling
import AppModel
import PredicateFormat
import PromptWords

/// Gives apps the content of the pasteboard, after a prompt where iOS shows one.
struct PasteDesk {
  let device: SimulatedDevice

  /// Pastes into an app; a prompt comes first, unless the app copied the text or was already
  /// allowed to read it.
  func paste(into process: AppProcess, screen: Int, event: String) {
    device.factFollower?.dependsOn("pasteboard")
    let request = PasteRequest(
      process: process.identifier, screen: screen, event: event,
      changeCount: device.pasteboard.changeCount)
    let isOwn = device.pasteboard.owner == process.bundle
    let isKnown = device.pasteGrants[process.identifier] == device.pasteboard.changeCount
    guard device.pasteboard.text != nil, !isOwn, !isKnown else {
      return settle(request, isAllowed: true)
    }
    let words = device.language.pasteWords
    device.springBoard.actions.show(
      ShownAlert(
        title: words.title(app: process.app.definition.name, source: nameOfCopier),
        message: words.message, labels: [words.refuse, words.allow], answer: .paste(request)))
  }

  /// Applies the answer to a paste prompt: the app receives the text, or nothing.
  func settle(_ request: PasteRequest, isAllowed: Bool) {
    guard let process = device.running.process(numbered: request.process) else { return }
    if isAllowed { device.pasteGrants[request.process] = request.changeCount }
    guard let screen = process.standing[request.screen] else { return }
    let text = isAllowed ? device.pasteboard.text : nil
    process.raise(
      request.event, on: screen, data: .record(["text": text.map { .string($0) } ?? .null]))
  }

  /// The name that a prompt uses for the app that copied the text on the pasteboard.
  ///
  /// The app that runs the tests is named after the app under test.
  private var nameOfCopier: String {
    let owner = device.pasteboard.owner.flatMap { owner in
      device.apps.own.first { $0.bundleIdentifier == owner }
    }
    return owner?.name ?? device.apps.underTest.definition.name + "UITests-Runner"
  }
}
