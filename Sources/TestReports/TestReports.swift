// TestReports
