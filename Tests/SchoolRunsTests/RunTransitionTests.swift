import SchoolRuns
