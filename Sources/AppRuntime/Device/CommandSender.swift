import AppCompiling
package import AppModel
import LocatedJSON
package import PredicateFormat
import RunJournal

/// Sends commands to an app.
package struct CommandSender {
  let device: SimulatedDevice

  /// Runs a command in an app; its parameters have been checked.
  ///
  /// Returns a sentence that says why nothing was done; nil when the command ran.
  package func send(
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

  /// Follows a link in the app; the system opens a link that the app does not handle.
  private func openInApp(_ link: String, _ process: AppProcess) -> String? {
    if process.navigator.follow(link: link) { return nil }
    guard let known = device.links.openElsewhere(link, from: process) else { return nil }
    return "No app on the device opens the link \(link); the schemes that apps open are "
      + known.joined(separator: ", ") + "."
  }
}

extension AppProcess {
  /// Raises an event on a screen; returns a sentence if nothing handles it.
  fileprivate func raise(
    _ event: String?, on screen: ScreenInstance, data: FormatValue
  ) -> String? {
    guard let event, statechart.answers(event, on: screen, data: data) else {
      let words = quoted(event ?? "")
      return "Nothing on the screen \(quoted(screen.name)) handles the event \(words) now."
    }
    raise(event, on: screen, data: data)
    return nil
  }
}
