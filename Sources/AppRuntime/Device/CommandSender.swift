import AppCompiling
import AppModel
import LocatedJSON
import PredicateFormat
import RunJournal

/// Sends commands to the app that is aimed at.
struct CommandSender {
  let device: SimulatedDevice

  /// Lets the app that is aimed at do a command, whose parameters have been checked.
  ///
  /// Gives the sentence why it does nothing of it, nil when it is done.
  func send(
    _ command: AppCommandDefinition, _ values: [String: FormatValue], to process: AppProcess
  ) -> String? {
    device.record(.sent(command: command.name, parameters: .record(values)))
    if command.name == AppCommandDefinition.openLink, case .string(let link)? = values["link"] {
      return openInApp(link, process)
    }
    guard let screen = process.frontScreen else { return "The app shows no screen yet." }
    let data = FormatValue.record(values)
    if command.name == AppCommandDefinition.raise {
      return process.raise(values["event"]?.words, on: screen, data: values["data"] ?? .null)
    }
    let actions = process.app.launchState?.commands[command.name] ?? []
    process.enclosed { process.actions.perform(actions, on: screen, event: data) }
    guard let event = command.event, process.crash == nil else { return nil }
    guard let front = process.frontScreen else { return "The app shows no screen any more." }
    return process.raise(event, on: front, data: data)
  }

  /// Follows a link inside the app; one that is not the app's goes where the system sends it.
  private func openInApp(_ link: String, _ process: AppProcess) -> String? {
    if process.navigator.follow(link: link) { return nil }
    guard let known = device.links.openElsewhere(link, from: process) else { return nil }
    return "No app on the device takes the link \(link); the schemes that lead somewhere are "
      + known.joined(separator: ", ") + "."
  }
}

extension AppProcess {
  /// Gives a screen an event; where nothing answers it the sentence that says so.
  fileprivate func raise(
    _ event: String?, on screen: ScreenInstance, data: FormatValue
  ) -> String? {
    guard let event, statechart.answers(event, on: screen, data: data) else {
      let words = quoted(event ?? "")
      return "Nothing on the screen \(quoted(screen.name)) answers the event \(words) now."
    }
    raise(event, on: screen, data: data)
    return nil
  }
}
