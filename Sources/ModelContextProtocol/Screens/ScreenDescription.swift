import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting
import VirtualTime

/// The screen of a session in few words, with references to its elements.
///
/// A long screen has several pages, each at most ``characterLimit`` characters long.
struct ScreenDescription {
  let session: ServedSession
  /// The longest page, in characters.
  var limit = characterLimit

  /// The longest description: a thousand tokens of about four characters.
  static let characterLimit = 4_000
  /// Room for the lines before and after the elements.
  private static let frameRoom = 900
  /// The most pending events that are listed.
  static let eventLimit = 3
  /// The longest error that replaces elements.
  static let errorLimit = 400

  /// The description, from the first element or from the one after a reference.
  func text(after reference: String? = nil) throws(SessionFault) -> String {
    var lines = [place] + alert + pending
    guard let snapshot = session.session.device.snapshot else {
      return (lines + [absence]).joined(separator: "\n")
    }
    let rows = ElementRows(snapshot.tree)
    var next = 0
    if let reference {
      let node = try session.element(reference).index
      next = rows.all.firstIndex { $0.node > node } ?? rows.all.count
    }
    var room = limit - Self.frameRoom
    let first = next
    while next < rows.all.count {
      let name = try session.reference(to: rows.all[next].node, in: snapshot).name
      let line = rows.line(of: rows.all[next], named: name)
      guard line.count + 1 <= room || next == first else { break }
      room -= line.count + 1
      lines.append(line)
      next += 1
    }
    if rows.hasKeyboard { lines.append("The keyboard is shown.") }
    if next < rows.all.count, next > 0 {
      let last = try session.reference(to: rows.all[next - 1].node, in: snapshot).name
      lines.append("\(rows.all.count - next) more: describe_screen with \"after\": \"\(last)\"")
    }
    return lines.joined(separator: "\n")
  }

  /// Where the session is, without the elements.
  var summary: String { ([place] + alert + pending).joined(separator: "\n") }

  /// Where the session is: the screen, its state, the instant, the seed.
  var place: String {
    let app = session.session
    let place =
      app.frontPlace.map { place in
        "Screen \(place.screen)" + (place.state.isEmpty ? "" : ", state \(place.state)")
      } ?? (app.crash == nil ? "No screen in front" : "The app has crashed")
    return "\(place); \(Self.seconds(session.now)) in session \(session.id) of "
      + "\(session.settings.app.name), seed \(session.live.seed)"
  }

  /// An instant as tools take it, in seconds since the start.
  static func seconds(_ instant: VirtualInstant) -> String { "\((instant - .start).inSeconds) s" }

  private var alert: [String] {
    guard let alert = session.alert else { return [] }
    let kind = (alert.isOfSystem ? "System alert" : "Alert") + " \(quoted(alert.title))"
    return ["\(kind) with \(alert.buttons.map(quoted).joined(separator: ", ")): answer_alert"]
      .map(Self.shortened)
  }

  private var pending: [String] {
    let events = session.session.pendingEvents(limit: Self.eventLimit + 1)
    guard !events.isEmpty else { return [] }
    let told = events.prefix(Self.eventLimit).map { "\($0.words) at \(Self.seconds($0.deadline))" }
    let more = events.count > told.count ? ", ..." : ""
    return ["Pending: " + Self.shortened(told.joined(separator: "; ")) + more]
  }

  /// A text that fits, with dots where it is cut.
  static func shortened(_ text: String) -> String {
    text.count <= errorLimit ? text : text.prefix(errorLimit - 3) + "..."
  }

  private var absence: String {
    Self.shortened(session.session.absence.message(.looking))
  }
}
