import AppCompiling
import AppModel
import PredicateFormat
import PromptWords
import RunJournal

/// Hands apps what was copied, after a prompt where one is due.
struct PasteDesk {
  let device: SimulatedDevice

  /// Hands an app what was copied, after a prompt where the app neither copied it itself nor was
  /// allowed to have it already.
  func paste(into process: AppProcess, screen: Int, event: String) {
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

  /// Does what the answer to a paste prompt decides: the app gets the text, or nothing.
  func settle(_ request: PasteRequest, isAllowed: Bool) {
    guard let process = device.running.process(numbered: request.process) else { return }
    if isAllowed { device.pasteGrants[request.process] = request.changeCount }
    guard let screen = process.standing[request.screen] else { return }
    let text = isAllowed ? device.pasteboard.text : nil
    process.raise(
      request.event, on: screen, data: .record(["text": text.map { .string($0) } ?? .null]))
  }

  /// The app whose text is on the pasteboard, as a prompt names it.
  ///
  /// The app that runs the tests is named after the app under test.
  private var nameOfCopier: String {
    let owner = device.pasteboard.owner.flatMap { owner in
      device.apps.own.first { $0.bundleIdentifier == owner }
    }
    return owner?.name ?? device.apps.underTest.definition.name + "UITests-Runner"
  }
}
