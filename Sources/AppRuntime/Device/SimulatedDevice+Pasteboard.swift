import AppCompiling
import AppModel
import PredicateFormat
import PromptWords
import RunJournal

extension SimulatedDevice {
  /// Copies strings; whoever calls has asked ``Pasteboard/fault(of:)``.
  package func copy(_ strings: [String], by process: AppProcess? = nil) {
    pasteboard.hold(strings, of: process?.bundle)
    self.process?.revision += 1
    record(.copied(strings: strings, by: process?.bundle ?? ""))
  }

  /// Copies what a journal says of the test; what an app copied it copies again of itself.
  package func copyAgain(_ strings: [String], by bundle: String) {
    if bundle.isEmpty || pasteboard.strings != strings { copy(strings, by: nil) }
  }

  // MARK: - Reading by an app

  /// Hands an app what was copied, after a prompt where the app neither copied it itself nor was
  /// allowed to have it already.
  func paste(into process: AppProcess, screen: Int, event: String) {
    let request = PasteRequest(
      process: process.identifier, screen: screen, event: event,
      changeCount: pasteboard.changeCount)
    let isOwn = pasteboard.owner == process.bundle
    let isKnown = pasteGrants[process.identifier] == pasteboard.changeCount
    guard pasteboard.text != nil, !isOwn, !isKnown else { return settle(request, isAllowed: true) }
    let words = language.pasteWords
    springBoard.actions.show(
      ShownAlert(
        title: words.title(app: process.app.definition.name, source: nameOfCopier),
        message: words.message, labels: [words.refuse, words.allow], answer: .paste(request)))
  }

  /// Does what the answer to a paste prompt decides: the app gets the text, or nothing.
  func settle(_ request: PasteRequest, isAllowed: Bool) {
    guard let process = running.process(numbered: request.process) else { return }
    if isAllowed { pasteGrants[request.process] = request.changeCount }
    guard let screen = process.standing[request.screen] else { return }
    let text = isAllowed ? pasteboard.text : nil
    process.raise(
      request.event, on: screen, data: .record(["text": text.map { .string($0) } ?? .null]))
  }

  /// Whose text is on the pasteboard, as a prompt calls it; the app that runs the tests is named
  /// after the app under test.
  private var nameOfCopier: String {
    let owner = pasteboard.owner.flatMap { owner in
      apps.own.first { $0.bundleIdentifier == owner }
    }
    return owner?.name ?? apps.underTest.definition.name + "UITests-Runner"
  }
}
