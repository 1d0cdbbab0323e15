import Observation
import SwiftUI

/// A mailbox whose messages are all marked as read while another comes.
struct ReadMailApp: App {
  var body: some Scene { WindowGroup { ReadMail() } }
}

@MainActor @Observable private final class Mailbox {
  var unread = 2
  var news = 0

  func markAll() async {
    await SlowService.pause(0.2...3)
    unread = 0
  }

  func receive() async {
    await SlowService.pause(0.2...3)
    unread += 1
    news += 1
  }
}

private struct ReadMail: View {
  @State private var mailbox = Mailbox()

  var body: some View {
    VStack {
      Text("\(mailbox.unread) unread").accessibilityIdentifier("unread")
      if mailbox.news > 0 { Text("new mail") }
      Button("Mark all") { Task { await mailbox.markAll() } }
    }
    .task { await mailbox.receive() }
  }
}
