import AppCompiling
import AppModel
import PredicateFormat
import PromptWords

/// Asks the user before an app pastes or signs in on a web site.
struct QuestionDesk {
  let device: SimulatedDevice

  /// Pastes into an app; a prompt comes first, unless the app copied the text or was already
  /// allowed to read it.
  func paste(into process: AppProcess, screen: Int, event: String) {
    device.factFollower?.dependsOn("pasteboard")
    let question = AppQuestion(
      subject: .paste(changeCount: device.pasteboard.changeCount), process: process.identifier,
      screen: screen, event: event)
    let isOwn = device.pasteboard.owner == process.bundle
    let isKnown = device.pasteGrants[process.identifier] == device.pasteboard.changeCount
    guard device.pasteboard.text != nil, !isOwn, !isKnown else {
      return settle(question, isAllowed: true)
    }
    show(question, in: device.language.pasteWords, of: process, about: nameOfCopier)
  }

  /// Asks whether an app may use a web site to sign in; iOS asks each time.
  func signIn(on site: String, from process: AppProcess, screen: Int, event: String?) {
    let question = AppQuestion(
      subject: .signIn, process: process.identifier, screen: screen, event: event)
    show(question, in: device.language.signInWords, of: process, about: site)
  }

  private func show(
    _ question: AppQuestion, in words: QuestionWords, of process: AppProcess, about other: String
  ) {
    device.springBoard.actions.show(
      ShownAlert(
        title: words.title(app: process.app.definition.name, other: other),
        message: words.message, labels: [words.refuse, words.allow], answer: .question(question)))
  }

  /// Applies an answer: the app receives the text or nothing, or whether it may sign in.
  func settle(_ question: AppQuestion, isAllowed: Bool) {
    guard let process = device.running.process(numbered: question.process) else { return }
    var data = ["granted": FormatValue.bool(isAllowed)]
    if case .paste(let changeCount) = question.subject {
      if isAllowed { device.pasteGrants[question.process] = changeCount }
      let text = isAllowed ? device.pasteboard.text : nil
      data = ["text": text.map { .string($0) } ?? .null]
    }
    guard let event = question.event, let screen = process.openScreens[question.screen] else {
      return
    }
    process.raise(event, on: screen, data: .record(data))
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
